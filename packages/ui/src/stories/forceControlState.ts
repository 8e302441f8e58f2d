const FOCUSABLE_SELECTOR = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]'

const focusPattern = /:focus(-visible)?(?![\w-])/g

/**
 * Rewrites every CSS rule with `:focus` so that it also applies to elements with `data-forced="focus"`. This is
 * necessary because only one element of a page can have the focus, and on a docs page of Storybook no element has it.
 */
function extendFocusRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    // Skips rules that change the whole page while a field has the focus, because such rules do not style a control.
    if (rule instanceof CSSStyleRule && !/^:root:has|\[data-forced/.test(rule.selectorText)) {
      const selector = rule.selectorText.replace(focusPattern, ':is(:focus$1, [data-forced~=focus])')
      if (selector !== rule.selectorText) rule.selectorText = selector
    }
    if ('cssRules' in rule) extendFocusRules(rule.cssRules as CSSRuleList)
  }
}

/** Makes the first control of a cell look focused or pressed. */
export function forceControlState(cell: Element, state: 'focus' | 'pressed'): void {
  const control = cell.querySelector(FOCUSABLE_SELECTOR)
  if (state === 'pressed') return control?.setAttribute('data-pressed', '')
  for (const sheet of document.styleSheets) extendFocusRules(sheet.cssRules)
  control?.setAttribute('data-forced', 'focus')
}
