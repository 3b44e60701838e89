/** Computes SHA-256 synchronously and identically in every engine, so that a list's hash is a plain function of the list. */

const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The number of words in a block. Each word holds four bytes, with the first byte in the highest bits. */
const BLOCK = 16;
/** Reused between calls, because hashing is synchronous. */
let message = new Int32Array(64 * BLOCK);
const schedule = new Int32Array(BLOCK);
const state = new Int32Array(8);
const DIGITS = 64;
const digits = new Array<number>(DIGITS).fill(0);

/** Returns the hash of a text as 64 hexadecimal digits. */
export function contentHash(text: string): string {
  digest(text);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const four = (at32(state, digit >> 3) >>> (28 - 4 * (digit & 7))) & 15;
    digits[digit] = four < 10 ? four + 48 : four + 87;
  }
  return String.fromCharCode.apply(null, digits);
}

/** Writes the hash as eight unsigned 32-bit words into a list. */
export function putContentWords(text: string, words: number[]): void {
  digest(text);
  for (let at = 0; at < 8; at += 1) words[at] = at32(state, at) >>> 0;
}

function digest(text: string): void {
  const words = putMessage(text);
  for (let at = 0; at < 8; at += 1) state[at] = START[at] as number;
  for (let at = 0; at < words; at += BLOCK) takeIn(at);
}

/**
 * Writes a SHA-256 message: the text as UTF-8, a single 1 bit, and zeros up to the end of a block. The last 64 bits of that block are the
 * text's length in bits. Returns the number of words.
 */
function putMessage(text: string): number {
  const most = Math.ceil((text.length * 3 + 9) / 4 / BLOCK) * BLOCK;
  if (most > message.length) message = new Int32Array(most);
  else message.fill(0, 0, most);
  const length = putUtf8(text);
  putByte(length, 0x80);
  const words = Math.ceil((length + 9) / 4 / BLOCK) * BLOCK;
  message[words - 2] = Math.floor(length / 0x20000000);
  message[words - 1] = length << 3;
  return words;
}

function putByte(at: number, byte: number): void {
  message[at >> 2] = at32(message, at >> 2) | (byte << (24 - ((at & 3) << 3)));
}

/**
 * Writes the start of the text, one word at a time, up to the first word with a character that isn't ASCII. Usually this is nearly the
 * whole text. Returns the number of characters written.
 */
function putPlain(text: string): number {
  let at = 0;
  for (; at + 3 < text.length; at += 4) {
    const one = text.charCodeAt(at);
    const two = text.charCodeAt(at + 1);
    const three = text.charCodeAt(at + 2);
    const four = text.charCodeAt(at + 3);
    if ((one | two | three | four) > 0x7f) break;
    message[at >> 2] = (one << 24) | (two << 16) | (three << 8) | four;
  }
  return at;
}

/** Writes the text as UTF-8 and returns the number of bytes. Half a surrogate pair is written as the replacement character. */
function putUtf8(text: string): number {
  let length = putPlain(text);
  for (let at = length; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      putByte(length++, unit);
      continue;
    }
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff) at += 1;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code > 0xffff) {
      putByte(length++, 0xf0 | (code >> 18));
      putByte(length++, 0x80 | ((code >> 12) & 0x3f));
    } else if (code > 0x7ff) putByte(length++, 0xe0 | (code >> 12));
    if (code > 0x7ff) putByte(length++, 0x80 | ((code >> 6) & 0x3f));
    else putByte(length++, 0xc0 | (code >> 6));
    putByte(length++, 0x80 | (code & 0x3f));
  }
  return length;
}

/** Hashes one block. The steps are inlined, because calls in the innermost loop would double the time. */
function takeIn(from: number): void {
  let a = at32(state, 0);
  let b = at32(state, 1);
  let c = at32(state, 2);
  let d = at32(state, 3);
  let e = at32(state, 4);
  let f = at32(state, 5);
  let g = at32(state, 6);
  let h = at32(state, 7);
  for (let at = 0; at < 64; at += 1) {
    let word: number;
    if (at < BLOCK) word = message[from + at] as number;
    else {
      const early = schedule[(at - 15) & 15] as number;
      const late = schedule[(at - 2) & 15] as number;
      const one = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
      const two = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
      word = ((schedule[at & 15] as number) + one + (schedule[(at - 7) & 15] as number) + two) | 0;
    }
    schedule[at & 15] = word;
    const mixed = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + mixed + (g ^ (e & (f ^ g))) + (ROUND[at] as number) + word) | 0;
    const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (turned + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at32(state, 0) + a;
  state[1] = at32(state, 1) + b;
  state[2] = at32(state, 2) + c;
  state[3] = at32(state, 3) + d;
  state[4] = at32(state, 4) + e;
  state[5] = at32(state, 5) + f;
  state[6] = at32(state, 6) + g;
  state[7] = at32(state, 7) + h;
}

/** Indexes are always in range by construction. */
const at32 = (array: Int32Array, index: number): number => array[index] as number;
