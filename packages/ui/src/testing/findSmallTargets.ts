/**
 * Lists the pressable elements smaller than 44 by 44 px, one line each. An input inside a label or box counts as large
 * as its parent.
 */
export const findSmallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('button, a, input:not([type="checkbox"]), label:has(input)')]
    .filter((element) => element.checkVisibility() && !element.closest('[data-base-ui-focus-guard]'))
    .map((element) => ({
      element,
      box: (element.parentElement?.matches(':has(> input)') ? element.parentElement : element).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(
      ({ element, box }) =>
        `${element.localName} "${element.ariaLabel ?? element.textContent.slice(0, 40)}" ${box.width} x ${box.height}`,
    )
