// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object, record, string } from '../check.ts'

export const checkServiceResources = object({ version: object({ pathList: array(string(300), 20) }), resources: record(string(2048)) })
