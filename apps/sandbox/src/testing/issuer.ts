import { readFileSync } from 'node:fs'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The key and certificate of an issuer of ID tokens. They are safe to publish, because only tests trust them. */
export const testIdTokenIssuer = { privateKey: read('issuer.private.pem'), certificate: read('issuer.certificate.pem') }
