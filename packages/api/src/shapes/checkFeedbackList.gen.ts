// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, string } from '../check.ts'
import { checkFeedback } from './checkFeedback.gen.ts'

export const checkFeedbackList = object({
  content: list(checkFeedback, 200),
  pageNum: integer,
  totalPages: integer,
  total: integer,
  minCount: integer,
  maxCount: integer,
  mostImages: integer,
  categories: array(string(0, 20), 20),
}, { next: string(0, 40) })
