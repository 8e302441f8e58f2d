// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkNotice } from './checkNotice.gen.ts'

export const checkMobileNotice = object({ contentLobby: list(checkNotice, 100) })
