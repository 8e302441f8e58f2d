// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, string } from '../check.ts'
import { checkFeedback } from './checkFeedback.gen.ts'

export const checkFeedbackList = object({
  content: list(checkFeedback, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  minCount: integer(0, 1000000000),
  maxCount: integer(0, 1000000000),
  mostImages: integer(0, 1000000000),
  categories: array(string(20), 20),
}, { next: string(40) })
