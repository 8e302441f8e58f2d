/** What can be pressed and measures less than 44 by 44 pixels, a line each. An input in a label or a box counts as large as that. */
export const smallTargets = () =>
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
