// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object } from '../check.ts'
import { checkTeamDay } from './checkTeamDay.gen.ts'
import { checkTeamFooter } from './checkTeamFooter.gen.ts'

export const checkTeamKpi = object({ content: array(checkTeamDay, 92), footer: checkTeamFooter })
