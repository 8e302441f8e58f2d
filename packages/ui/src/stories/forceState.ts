const focusable = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]'

const inFocus = /:focus(-visible)?(?![\w-])/g

/** Lets every rule that waits for focus hold for what is marked too: a page has one focus, and a docs page none. */
function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    // What a page does as a whole while somebody types is no look of a control.
    if (rule instanceof CSSStyleRule && !/^:root:has|\[data-forced/.test(rule.selectorText)) {
      const wider = rule.selectorText.replace(inFocus, ':is(:focus$1, [data-forced~=focus])')
      if (wider !== rule.selectorText) rule.selectorText = wider
    }
    if ('cssRules' in rule) widen(rule.cssRules as CSSRuleList)
  }
}

/** Shows the first control of a cell as one that is in focus, or under a finger. */
export function forceState(cell: Element, state: 'focus' | 'pressed'): void {
  const control = cell.querySelector(focusable)
  if (state === 'pressed') return control?.setAttribute('data-pressed', '')
  for (const sheet of document.styleSheets) widen(sheet.cssRules)
  control?.setAttribute('data-forced', 'focus')
}
