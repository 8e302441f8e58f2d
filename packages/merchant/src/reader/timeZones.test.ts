import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'

const problemsFor = async (zone: string) =>
  (
    await readMerchantFolderProblems(
      createBrokenMerchantFolder([['merchant.jsonc', '"America/Sao_Paulo"', JSON.stringify(zone)]]),
    )
  ).map(({ code, message, cure, fix }) => ({ code, said: `${message} ${cure}`, fix: fix?.text }))

test.each([
  ['+06:00', /for example "Asia\/\w+"/],
  ['-03:00', /for example "America\/Argentina\/Buenos_Aires"/],
  ['CST', /for example "America\/Mexico_City"/],
  ['EST', /for example "America\/New_York"/],
  ['IST', /for example "Asia\/Kolkata"/],
  ['CST6CDT', /for example "America\/\w+"/],
  ['Etc/GMT+6', /for example "America\/\w+"/],
  ['GMT', /for example "[A-Z]\w+\/\w+"/],
  ['US/Eastern', /for example "America\/New_York"/],
])('refuses the time zone %s and suggests a time zone of the form Area/City', async (zone, says) => {
  const [problem, ...more] = await problemsFor(zone)
  expect([problem?.code, problem?.fix, more]).toEqual(['LM007', undefined, []])
  expect(problem?.said).toMatch(says)
})

test('fixes the capitals in the name of a time zone', async () => {
  expect(await problemsFor('america/sao_paulo')).toMatchObject([{ code: 'LM007', fix: '"America/Sao_Paulo"' }])
})

test.each([
  'America/Mexico_City',
  'America/Argentina/Buenos_Aires',
  'America/North_Dakota/New_Salem',
  'America/Port-au-Prince',
  'Africa/Dar_es_Salaam',
  'Asia/Calcutta',
  'Europe/Malta',
  'UTC',
])('control: accepts the valid time zone %s', async (zone) => {
  expect(await problemsFor(zone)).toEqual([])
})
