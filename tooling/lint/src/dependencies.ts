import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * Packages of npm that have their room: who else wants what they do asks that room. The floor is an app of the bare
 * libraries to compare with, and so has them too. That nothing is imported without being declared is `turbo boundaries`' part.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  '@base-ui/react': ['@lobby/ui'],
  'crypto-js': ['@lobby/api'],
  dompurify: ['@lobby/ui'],
  jsencrypt: ['@lobby/api'],
  'openapi-fetch': ['@lobby/api', '@lobby/floor'],
  'react-intl': ['@lobby/i18n', '@lobby/floor'],
  swiper: ['@lobby/ui'],
}

/** Rooms that must stay usable without React, because the sandbox and the tools load them too. */
const withoutReact = [
  '@lobby/api',
  '@lobby/merchant',
  '@lobby/merchant-cli',
  '@lobby/sandbox',
  '@lobby/openapi',
  '@lobby/setup',
  '@lobby/lint',
]

const isReact = (name: string) =>
  name === 'react' || name === 'react-dom' || name === 'react-router-dom' || name === '@tanstack/react-query'

function problemsOf(file: string, { name, dependencies, devDependencies }: Manifest): Problem[] {
  return Object.entries({ ...devDependencies, ...dependencies }).flatMap(([wanted, version]) => {
    const room = rooms[wanted]
    if (room !== undefined && !room.includes(name))
      return [{ file, message: `declares ${wanted}: use ${room[0]} instead, which wraps it` }]
    if (isReact(wanted) && withoutReact.includes(name))
      return [{ file, message: `declares ${wanted}: ${name} has no React, move what needs it to a package that has` }]
    const pinned = version === 'catalog:' || version.startsWith('workspace:') || /^\d/.test(version)
    return pinned
      ? []
      : [
          {
            file,
            message: `declares ${wanted} as "${version}": write "catalog:", and its one version into pnpm-workspace.yaml`,
          },
        ]
  })
}

/** Each package declares only what its room may have, at the catalog's version. */
export function checkDependencies(root: string): Problem[] {
  return sourceFiles(root, '{*,*/*}/package.json').flatMap((file) =>
    problemsOf(file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest),
  )
}
