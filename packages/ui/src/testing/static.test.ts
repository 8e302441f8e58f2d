import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormPlate } from './FormPlate.tsx'
import { HomePlate } from './HomePlate.tsx'
import { InputsPlate } from './InputsPlate.tsx'
import { PlayPlate } from './PlayPlate.tsx'
import { StatesPlate } from './StatesPlate.tsx'

const styled = / style=/

test.each([
  ['home', HomePlate],
  ['states', StatesPlate],
  ['play', PlayPlate],
  ['inputs', InputsPlate],
  ['form', FormPlate],
])('renders the sample page "%s" to static markup without style attributes (content security policy)', (_, Plate) => {
  const html = renderToStaticMarkup(createElement(Plate))
  expect(html).toContain('<main')
  expect(html).not.toMatch(styled)
})

test('detects a style attribute in static markup', () =>
  expect(renderToStaticMarkup(createElement('p', { style: { inlineSize: 1 } }))).toMatch(styled))
