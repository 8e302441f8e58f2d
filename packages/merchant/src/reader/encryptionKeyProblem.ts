import { createPublicKey } from 'node:crypto'

/** What is wrong with a public key and how to cure it, or null. */
export function encryptionKeyProblem(pem: string): { readonly message: string; readonly cure: string } | null {
  const cure = 'Ask the platform for its public RSA key of 2048 bits or more, as PEM ("-----BEGIN PUBLIC KEY-----").'
  if (/PRIVATE KEY/.test(pem)) {
    return {
      message: 'This is a private key. It must never be in a merchant folder.',
      cure: `Remove it, replace the pair, and keep the new private half with the platform. ${cure}`,
    }
  }
  try {
    const key = createPublicKey({ key: pem, format: 'pem' })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (key.asymmetricKeyType !== 'rsa') return { message: `The key is of the kind ${key.asymmetricKeyType ?? 'unknown'}, not RSA.`, cure }
    if (!/^-----BEGIN PUBLIC KEY-----/.test(pem.trim())) return { message: 'The key is not in SPKI form.', cure }
    return bits < 2048 ? { message: `The key has ${bits} bits; 2048 are the least.`, cure } : null
  } catch {
    return { message: 'The key cannot be read as PEM.', cure }
  }
}
