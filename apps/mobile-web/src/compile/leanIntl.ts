import type { Plugin } from 'vite'

/**
 * Leaves out of the bundle what the site does not use of react-intl, which is all but the formatting of messages. It makes its components by
 * calls that a bundler has to keep, so this marks them as pure and drops their display names; and it binds every formatter to what
 * `createIntl` gives, so this takes all but `formatMessage` from there (`createText` of `@lobby/i18n` can reach no other). It also asks
 * the engine twice whether it knows the language, only to tell of it: that is a look through the data of all languages.
 */
export function leanIntl(): Plugin {
  return {
    name: 'lobby:lean-intl',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](?:react-intl|@formatjs[\\/]intl)[\\/]index\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\.(?:createContext|memo)\(|createFormatted\w+\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace('= IntlContext.Provider;', '= /* @__PURE__ */ (() => IntlContext.Provider)();')
          .replace(/^\s+(format(?!Message)\w+): \1\.bind\(null, .*$/gm, '')
          .replace(
            / else if \(!Intl\.NumberFormat\.supportedLocalesOf.*\s+else if \(!Intl\.DateTimeFormat\.supportedLocalesOf.*/,
            '',
          ),
        map: null,
      }),
    },
  }
}
