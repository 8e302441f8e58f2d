import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SampleForm } from './SampleForm.tsx'
import { SampleHome } from './SampleHome.tsx'
import { SampleInputs } from './SampleInputs.tsx'
import { SampleAnimations } from './SampleAnimations.tsx'
import { SampleStates } from './SampleStates.tsx'

const styled = / style=/

test.each([
  ['home', SampleHome],
  ['states', SampleStates],
  ['play', SampleAnimations],
  ['inputs', SampleInputs],
  ['form', SampleForm],
])('renders the sample page "%s" to static markup without style attributes (content security policy)', (_, Plate) => {
  const html = renderToStaticMarkup(createElement(Plate))
  expect(html).toContain('<main')
  expect(html).not.toMatch(styled)
})

test('detects a style attribute in static markup', () =>
  expect(renderToStaticMarkup(createElement('p', { style: { inlineSize: 1 } }))).toMatch(styled))
