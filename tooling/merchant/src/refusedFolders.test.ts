import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFilesOfFolder } from './testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

test.each([
  ['a script', '</svg>', '<script>alert(1)</script></svg>', /has the element <script>/],
  ['a handler', '<svg ', '<svg onload="alert(1)" ', /has the handler onload/],
])(
  'refuses a merchant folder when its logo has %s, and stamps the folder after the correction',
  { tags: ['H9', 'H9-control'] },
  async (_, from, to, says) => {
    const {
      ids: [first],
      build,
      edit,
      root,
    } = createBuildTestSetup(1)
    edit(first, 'assets/logo.svg', (svg) => svg.replace(from, to))
    const built = await build()
    expect(built).toMatchObject({ stamped: [], refused: [first] })
    expect(built.problems.map(({ file, message }) => [file.replace(/.*\//, ''), says.test(message)])).toEqual([
      ['logo.svg', true],
    ])
    expect([...readFilesOfFolder(join(root, 'sites')).keys()].some((path) => path.startsWith(first))).toBe(false)
    edit(first, 'assets/logo.svg', (svg) => svg.replace(to, from))
    expect(await build()).toMatchObject({ stamped: [first], refused: [] })
  },
)

test.each([
  ['markup', '{ "core.signIn": "Entrar <img src=x onerror=alert(1)>" }'],
  ['a brace that is never closed', '{ "core.signIn": "Entrar {name" }'],
])(
  'refuses a merchant’s own text with %s, and accepts the text after the correction',
  { tags: ['H8', 'H8-control'] },
  async (_, words) => {
    const {
      ids: [first],
      build,
      merchantsDir,
    } = createBuildTestSetup(1)
    mkdirSync(join(merchantsDir, first, 'messages'), { recursive: true })
    const own = join(merchantsDir, first, 'messages/PT.json')
    writeFileSync(own, words)
    expect(await build()).toMatchObject({ stamped: [], refused: [first] })
    writeFileSync(own, '{ "core.signIn": "Entrar" }')
    expect(await build()).toMatchObject({ stamped: [first], refused: [] })
  },
)

test(
  'stamps all merchant folders when one of them contains a broken and a circular symbolic link',
  { tags: ['B75'] },
  async () => {
    const { ids, build, merchantsDir } = createBuildTestSetup(2, true)
    const [first, second] = ids
    symlinkSync('nowhere', join(merchantsDir, first, 'broken'))
    symlinkSync('..', join(merchantsDir, first, 'round'))
    expect(await build()).toMatchObject({ stamped: [first, second], refused: [] })
  },
)

test.each([
  ['a pipe', ['mkfifo']],
  [
    'a socket',
    [
      process.execPath,
      '-e',
      'require("node:net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))',
    ],
  ],
])(
  'stamps the other merchant folders when one folder contains the special file %s',
  { tags: ['B75'] },
  async (_, [program = '', ...before]) => {
    const { ids, build, merchantsDir } = createBuildTestSetup(2, true)
    const [first, second] = ids
    // The program runs in the folder and uses a relative path, because the path of a socket may have only about 100
    // characters. The program ends before the build reads the folder, so nothing listens on the socket.
    spawnSync(program, [...before, 'made'], { cwd: join(merchantsDir, first, 'art') })
    expect(await build()).toMatchObject({
      stamped: [second],
      refused: [first],
      problems: [{ code: 'LM010', message: '"art/made" is a pipe, a socket or a device, not a file.' }],
    })
  },
)
