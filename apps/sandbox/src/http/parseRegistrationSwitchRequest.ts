import { registrationFieldNames, type ServerRegistrationField } from '@lobby/platform/validation'
import type { WireRegistrationRule } from '../domain/registrationConfig.ts'
import { operationContracts } from './apiContract.ts'

export interface RegistrationSwitchRequest {
  readonly merchant: string
  readonly fields?: readonly ServerRegistrationField[]
  readonly rules?: readonly WireRegistrationRule[]
}

/**
 * Parses a request to the developer switch for a merchant's registration form. Accepts harmful regular expressions, so
 * that developers can test a site with them. Returns null if any other part of the request is invalid.
 */
export function parseRegistrationSwitchRequest({
  merchant,
  fields,
  rules,
}: Readonly<Record<string, unknown>>): RegistrationSwitchRequest | null {
  if (typeof merchant !== 'string' || (fields === undefined && rules === undefined)) return null
  if (fields !== undefined && !(Array.isArray(fields) && fields.every(isField))) return null
  if (rules !== undefined && !areRules(rules)) return null
  return { merchant, ...(fields !== undefined && { fields }), ...(rules !== undefined && { rules }) }
}

const names: readonly string[] = registrationFieldNames
const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function isField(value: unknown): value is ServerRegistrationField {
  const { name, enabled, required } = toRecord(value)
  return (
    typeof name === 'string' && names.includes(name) && typeof enabled === 'boolean' && typeof required === 'boolean'
  )
}

const validationContract = operationContracts.find(({ id }) => id === 'registerValidation')

const areRules = (rules: unknown): rules is WireRegistrationRule[] =>
  validationContract?.checkAnswer(200, { success: true, value: { rules } }) === null
