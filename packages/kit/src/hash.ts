/** SHA-256 of a text, the same in every engine and without waiting, so that a list's hash is a plain function of the list. */

const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const BLOCK = 64;
/** Reused from call to call: a hash is made in one go. */
const words = new Int32Array(BLOCK);
const state = new Int32Array(8);
const DIGITS = 64;
const digits = new Array<number>(DIGITS).fill(0);
let bytes = new Uint8Array(4096);

/** As 64 hexadecimal digits. */
export function contentHash(text: string): string {
  const length = putPadded(text);
  state.set(START);
  for (let at = 0; at < length; at += BLOCK) takeIn(at);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const four = (at32(state, digit >> 3) >>> (28 - 4 * (digit & 7))) & 15;
    digits[digit] = four < 10 ? four + 48 : four + 87;
  }
  return String.fromCharCode.apply(null, digits);
}

/** Puts the text as UTF-8, a one bit, zeros, and its length in bits at the end of a block; how many bytes that makes. */
function putPadded(text: string): number {
  const most = (Math.ceil((text.length * 3 + 9) / BLOCK) + 1) * BLOCK;
  if (most > bytes.length) bytes = new Uint8Array(most);
  const length = putUtf8(text);
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  bytes.fill(0, length, end);
  bytes[length] = 0x80;
  const high = Math.floor(length / 0x20000000);
  const low = length << 3;
  for (let byte = 0; byte < 4; byte += 1) {
    bytes[end - 5 - byte] = high >>> (8 * byte);
    bytes[end - 1 - byte] = low >>> (8 * byte);
  }
  return end;
}

/** How many bytes it took; half a pair counts as the replacement character. */
function putUtf8(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes[length++] = unit;
      continue;
    }
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff) at += 1;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code > 0xffff) {
      bytes[length++] = 0xf0 | (code >> 18);
      bytes[length++] = 0x80 | ((code >> 12) & 0x3f);
    } else if (code > 0x7ff) bytes[length++] = 0xe0 | (code >> 12);
    if (code > 0x7ff) bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
    else bytes[length++] = 0xc0 | (code >> 6);
    bytes[length++] = 0x80 | (code & 0x3f);
  }
  return length;
}

function takeIn(from: number): void {
  for (let at = 0; at < 16; at += 1) {
    const byte = from + at * 4;
    words[at] = (byteAt(byte) << 24) | (byteAt(byte + 1) << 16) | (byteAt(byte + 2) << 8) | byteAt(byte + 3);
  }
  for (let at = 16; at < BLOCK; at += 1) {
    const early = at32(words, at - 15);
    const late = at32(words, at - 2);
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (at32(words, at - 16) + one + at32(words, at - 7) + two) | 0;
  }
  let a = at32(state, 0);
  let b = at32(state, 1);
  let c = at32(state, 2);
  let d = at32(state, 3);
  let e = at32(state, 4);
  let f = at32(state, 5);
  let g = at32(state, 6);
  let h = at32(state, 7);
  for (let at = 0; at < BLOCK; at += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + at32(ROUND, at) + at32(words, at)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
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

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
/** Indexes stay within by construction. */
const at32 = (array: Int32Array, index: number): number => array[index] as number;
const byteAt = (index: number): number => bytes[index] as number;
