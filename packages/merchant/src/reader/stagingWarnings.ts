import { basename, join, resolve } from 'node:path'
import { isLoopback } from './addresses.ts'
import { openFolder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { textsAt } from './sandboxWarnings.ts'
import { nameOf } from './schemaProblems.ts'
import { sourcesOf } from './sourcesOf.ts'

/** A part of a host name that says what the host is for: `staging`, `api-uat`, `dev2`; `homolog` and `hml` in Portuguese. */
const staging =
  /(?:^|[.-])(?:dev|develop|development|hml|homolog|homologacao|preprod|qa|sandbox|stage|staging|stg|test|testing|uat)\d*(?=[.-])/

const hostOf = (text: string) => /^(?:https:\/\/)?([^/:]+\.[^/:]+)/.exec(text)?.[1]?.toLowerCase() ?? ''

const isStaging = (text: string) => !isLoopback(hostOf(text)) && staging.test(hostOf(text))

/**
 * Addresses of a staging system in a folder with a host that is not one: players would play against it. A warning, because a name alone proves nothing.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function stagingWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) => {
    const { merchant, cdn } = sourcesOf(openFolder(join(place, id)), `${basename(place)}/${id}`)
    const hosts = merchant === undefined ? [] : textsAt(merchant, ['hosts']).map(({ text }) => text)
    if (hosts.every((host) => isLoopback(host) || isStaging(host))) return []
    const said = [
      ...(merchant === undefined
        ? []
        : [
            { source: merchant, path: ['firebase', 'authDomain'] },
            { source: merchant, path: ['hosts'] },
          ]),
      ...(cdn === undefined ? [] : [{ source: cdn, path: [] }]),
    ]
    return said.flatMap(({ source, path: from }) =>
      textsAt(source, from)
        .filter(({ path, text }) => path[0] !== '$schema' && isStaging(text))
        .map(({ path, text }) =>
          source.problem(
            'LM073',
            path,
            `"${nameOf(path)}" is ${text}, which looks like a staging system, and the site has a public host.`,
            'Write the address that players shall use.',
          ),
        ),
    )
  })
}
