import { createPublicKey, type KeyObject } from 'node:crypto'
import { createTextMistake, type TextMistake } from './textRule.ts'

/**
 * Extracts the Base64 characters of a public key from a text that a mail program, a form or a spreadsheet has changed:
 * the key may be in quotation marks, on one line, between other lines, or with dashes and spaces that PEM does not use.
 */
function extractKeyLetters(text: string): string {
  const plain = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=3D/gi, '=')
    .replaceAll(/^[>|\s]+/gm, '')
  const dashes = '[\\s"\\p{Pd}]*'
  const between = new RegExp(`BEGIN\\s+(?:RSA\\s+)?PUBLIC\\s+KEY${dashes}([^\\p{Pd}]*)${dashes}END`, 'iu')
  return (between.exec(plain)?.[1] ?? plain).replaceAll(/\\n|[\s\u200B\uFEFF"\\]/g, '')
}

function parseKey(text: string): KeyObject | null {
  try {
    return createPublicKey({ key: text, format: 'pem' })
  } catch {
    const letters = extractKeyLetters(text)
    if (!/^[A-Za-z0-9+/]{100,}={0,2}$/.test(letters)) return null
    for (const type of ['spki', 'pkcs1'] as const) {
      try {
        return createPublicKey({ key: Buffer.from(letters, 'base64'), format: 'der', type })
      } catch {
        // The key does not have this format. Try the next format.
      }
    }
    return null
  }
}

/**
 * Returns whether a text is the PEM of a public key without any other text. The browser's code parses only such a text.
 */
const isPlain = (pem: string) =>
  /^-----BEGIN PUBLIC KEY-----[ \t\r]*\n(?:[A-Za-z0-9+/]+[ \t\r]*\n)*[A-Za-z0-9+/]+={0,2}[ \t\r]*\n-----END PUBLIC KEY-----$/.test(
    pem.trim(),
  )

/**
 * Explains what is wrong with a public key, with the corrected PEM if the key is complete. Returns null if nothing is
 * wrong.
 */
export function findEncryptionKeyMistake(pem: string): TextMistake | null {
  const ask = 'Ask the platform for its public RSA key of 2048 bits or more, as PEM ("-----BEGIN PUBLIC KEY-----").'
  if (pem.trim() === '') return createTextMistake('The key file is empty.', ask)
  // A NUL character means that the text is UTF-16.
  if (pem.includes('\0')) {
    const cure = 'Save it again with the encoding "UTF-8", or use the original file from the platform.'
    return createTextMistake('The key file is saved as UTF-16, not as UTF-8.', cure)
  }
  if (/PRIVATE KEY/.test(pem)) {
    const cure = `Remove it and ask the platform for a new key pair: the private key must stay with the platform. ${ask}`
    return createTextMistake('This is a private key. It must never be in a merchant folder.', cure)
  }
  const key = parseKey(pem)
  if (key === null)
    return createTextMistake(
      'The key cannot be read as PEM.',
      `${ask} Use the original file, not text copied from a mail.`,
    )
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa')
    return createTextMistake(`The key is of the type ${key.asymmetricKeyType ?? 'unknown'}, not RSA.`, ask)
  if (bits < 2048) return createTextMistake(`The key has ${bits} bits, but needs at least 2048.`, ask)
  if (isPlain(pem)) return null
  return createTextMistake(
    'The key is complete, but its file has more than the PEM of a public key: a mail or another program has ' +
      'changed it.',
    'Run the doctor with --fix, which rewrites the file, or use the original file from the platform, not ' +
      'text copied from a mail.',
    key.export({ type: 'spki', format: 'pem' }).toString(),
  )
}
