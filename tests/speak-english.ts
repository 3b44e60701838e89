/** English, loaded for every test. */
import "@broadside/telling/english";
