import { readFileSync } from 'node:fs'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** An issuer of id tokens, for tests alone: its key signs nothing that anybody else trusts. */
export const issuer = { privateKey: read('issuer.private.pem'), certificate: read('issuer.certificate.pem') }
