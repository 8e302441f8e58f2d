import { escape } from '../domain/escape.ts'

/** JSON that no HTML parser takes for the end of its element. */
export const data = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

export const backIcon = `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
<path d="M15 5l-7 7 7 7" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Gives what a page begins with, up to its body. @param style - the address of its style sheet @param colour - of the browser's own bars */
export const headWith =
  (style: string, colour: string) =>
  (lang: string, title: string, more = ''): string =>
    `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="${colour}">
<title>${escape(title)}</title><link rel="stylesheet" href="${style}">${more}</head>`
