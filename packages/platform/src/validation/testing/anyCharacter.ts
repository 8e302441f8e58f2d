import fc from 'fast-check'

/** Any character of Unicode. `unit: 'binary'` of fast-check is the same, but takes two seconds to set up. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
