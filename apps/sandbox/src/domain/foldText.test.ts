import { foldCases } from '@lobby/test-kit/fold-cases'
import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'

test.each(foldCases)('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded))
