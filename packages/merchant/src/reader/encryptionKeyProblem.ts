import { createPublicKey, type KeyObject } from 'node:crypto'
import { mistake, type Mistake } from './textRule.ts'

/** The letters of a key in a text that a mail, a form or a spreadsheet has changed: quoted, in one line, with other dashes or spaces, between other lines. */
function lettersIn(text: string): string {
  const plain = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=3D/gi, '=')
    .replaceAll(/^[>|\s]+/gm, '')
  const dashes = '[\\s"\\p{Pd}]*'
  const between = new RegExp(`BEGIN\\s+(?:RSA\\s+)?PUBLIC\\s+KEY${dashes}([^\\p{Pd}]*)${dashes}END`, 'iu')
  return (between.exec(plain)?.[1] ?? plain).replaceAll(/\\n|[\s\u200B\uFEFF"\\]/g, '')
}

function keyIn(text: string): KeyObject | null {
  try {
    return createPublicKey({ key: text, format: 'pem' })
  } catch {
    const letters = lettersIn(text)
    if (!/^[A-Za-z0-9+/]{100,}={0,2}$/.test(letters)) return null
    for (const type of ['spki', 'pkcs1'] as const) {
      try {
        return createPublicKey({ key: Buffer.from(letters, 'base64'), format: 'der', type })
      } catch {
        // It may be of the other form.
      }
    }
    return null
  }
}

/** The lines of a key as the platform gives them, and nothing else: what a player's browser reads as well. */
const isPlain = (pem: string) =>
  /^-----BEGIN PUBLIC KEY-----[ \t\r]*\n(?:[A-Za-z0-9+/]+[ \t\r]*\n)*[A-Za-z0-9+/]+={0,2}[ \t\r]*\n-----END PUBLIC KEY-----$/.test(
    pem.trim(),
  )

/** What is wrong with a public key, with the key as it is to be written where all of it is there; null where nothing is wrong. */
export function encryptionKeyProblem(pem: string): Mistake | null {
  const ask = 'Ask the platform for its public RSA key of 2048 bits or more, as PEM ("-----BEGIN PUBLIC KEY-----").'
  if (pem.trim() === '') return mistake('The file of the key is empty.', ask)
  // Two bytes a letter, read as one: every other one is zero.
  if (pem.includes('\0')) {
    const cure = 'Save it again with the encoding "UTF-8", or put the file of the platform here.'
    return mistake('The file of the key is saved as UTF-16, and not as plain text.', cure)
  }
  if (/PRIVATE KEY/.test(pem)) {
    const cure = `Remove it, replace the pair, and keep the new private half with the platform. ${ask}`
    return mistake('This is a private key. It must never be in a merchant folder.', cure)
  }
  const key = keyIn(pem)
  if (key === null)
    return mistake(
      'The key cannot be read as PEM.',
      `${ask} Put the file itself here, rather than its text out of a mail.`,
    )
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa')
    return mistake(`The key is of the kind ${key.asymmetricKeyType ?? 'unknown'}, not RSA.`, ask)
  if (bits < 2048) return mistake(`The key has ${bits} bits; 2048 are the least.`, ask)
  if (isPlain(pem)) return null
  return mistake(
    'The key is whole, but its file is not the PEM of a public key alone: a mail or a program has changed it.',
    'Run the doctor with --fix, which writes it anew; or put the file of the platform here, rather than its text out of a mail.',
    key.export({ type: 'spki', format: 'pem' }).toString(),
  )
}
