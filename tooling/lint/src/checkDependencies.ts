import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LintProblem } from './LintProblem.ts'
import { listSourceFiles } from './listSourceFiles.ts'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * Maps an npm package to the workspace packages that may depend on it. The first workspace package wraps the npm
 * package for all other workspace packages. `@lobby/baseline-app` uses the npm packages directly, because benchmarks
 * compare the site with an app without such wrappers.
 */
const allowedDependents: Readonly<Record<string, readonly string[]>> = {
  '@base-ui/react': ['@lobby/ui'],
  'crypto-js': ['@lobby/api'],
  dompurify: ['@lobby/ui'],
  jsencrypt: ['@lobby/api'],
  'openapi-fetch': ['@lobby/api', '@lobby/baseline-app'],
  'react-intl': ['@lobby/i18n', '@lobby/baseline-app'],
  swiper: ['@lobby/ui'],
}

/** Packages that must work without React, because the sandbox and the tools load them too. */
const packagesWithoutReact = [
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

function problemsOf(file: string, { name, dependencies, devDependencies }: Manifest): LintProblem[] {
  return Object.entries({ ...devDependencies, ...dependencies }).flatMap(([wanted, version]) => {
    const dependents = allowedDependents[wanted]
    if (dependents !== undefined && !dependents.includes(name))
      return [{ file, message: `declares ${wanted}: use ${dependents[0]} instead, which wraps it` }]
    if (isReact(wanted) && packagesWithoutReact.includes(name))
      return [
        {
          file,
          message:
            `declares ${wanted}: ${name} must work without React, move the code that needs React to a package ` +
            'that uses it',
        },
      ]
    const pinned = version === 'catalog:' || version.startsWith('workspace:') || /^\d/.test(version)
    return pinned
      ? []
      : [
          {
            file,
            message: `declares ${wanted} as "${version}": write "catalog:" here, and the version in pnpm-workspace.yaml`,
          },
        ]
  })
}

/**
 * Checks that each workspace package declares only allowed dependencies, and writes `catalog:` instead of a version.
 * The versions are in pnpm's catalog.
 */
export function checkDependencies(root: string): LintProblem[] {
  return listSourceFiles(root, '{*,*/*}/package.json').flatMap((file) =>
    problemsOf(file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest),
  )
}
