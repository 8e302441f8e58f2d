// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object } from '../check.ts'
import { checkDepositMethod } from './checkDepositMethod.gen.ts'

export const checkDepositMethods = object({
  methods: list(checkDepositMethod, 20),
  pending: integer(0, 1000000000),
  mostPending: integer(0, 1000000000),
})
