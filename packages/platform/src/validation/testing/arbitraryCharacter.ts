import fc from 'fast-check'

/** Generates any Unicode character. Replaces fast-check's `unit: 'binary'`, whose set-up takes two seconds. */
export const arbitraryCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
