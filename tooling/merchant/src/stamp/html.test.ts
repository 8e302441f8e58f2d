import { expect, test } from 'vitest'
import { formatAttributes, renderDataBlock, escapeHtml } from './html.ts'

const hostile = '</script><script>alert(1)</script><!--\u2028"\'&'

test('escapes the content of a JSON data block so that it cannot end its script element', () => {
  const block = renderDataBlock('merchant', { name: hostile })
  expect(block.match(/<\/script/g)).toHaveLength(1)
  expect(block).not.toContain('<!--')
  const json = /<script[^>]*>(.*)<\/script>$/s.exec(block)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ name: hostile })
})

test('escapes texts and attributes for HTML', () => {
  expect(escapeHtml(hostile)).not.toMatch(/[<>"']/)
  expect(formatAttributes({ content: '"><b>', disabled: true, href: undefined })).toBe(
    ' content="&quot;&gt;&lt;b&gt;" disabled',
  )
})
