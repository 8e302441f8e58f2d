const FOCUSABLE_SELECTOR = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]'

const focusPattern = /:focus(-visible)?(?![\w-])/g

/**
 * Rewrites every `:focus` rule of the page so that it also applies to marked elements: a page has only one focus, and a
 * docs page none.
 */
function extendFocusRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    // Skips rules that change the whole page while a field has the focus: they do not style a control.
    if (rule instanceof CSSStyleRule && !/^:root:has|\[data-forced/.test(rule.selectorText)) {
      const selector = rule.selectorText.replace(focusPattern, ':is(:focus$1, [data-forced~=focus])')
      if (selector !== rule.selectorText) rule.selectorText = selector
    }
    if ('cssRules' in rule) extendFocusRules(rule.cssRules as CSSRuleList)
  }
}

/** Shows the first control of a cell as focused or pressed. */
export function forceState(cell: Element, state: 'focus' | 'pressed'): void {
  const control = cell.querySelector(FOCUSABLE_SELECTOR)
  if (state === 'pressed') return control?.setAttribute('data-pressed', '')
  for (const sheet of document.styleSheets) extendFocusRules(sheet.cssRules)
  control?.setAttribute('data-forced', 'focus')
}
