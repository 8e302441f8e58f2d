import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const importOfIcons = /import \{([^}]+)\} from 'lucide-react'/g

/** A module with the icons that sources import: `icons`, by name. */
export function iconsModule(packages: string): string {
  const sources = globSync('{*,features/*}/src/**/*.tsx', {
    cwd: packages,
    exclude: (path) => path.split('/').at(-1) === 'node_modules',
  })
  const words = sources.flatMap((file) =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(importOfIcons)].flatMap(([, names = '']) =>
      names.split(','),
    ),
  )
  const names = [...new Set(words.map((word) => word.trim()).filter((word) => /^[A-Z]\w*$/.test(word)))].sort()
  return `import { ${names.join(', ')} } from 'lucide-react'\nexport const icons = { ${names.join(', ')} }`
}
