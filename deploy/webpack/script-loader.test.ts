import { expect, test } from '@jest/globals'
import type { Options } from '@swc/core'
import transformScript from './script-loader'

const OPTIONS: Options = { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2021' } }

/** What the loader hands to webpack: code and source map. */
function transformed(source: string, { options = OPTIONS, sourceMap = false, resourcePath = '/a/File.tsx' } = {}) {
  return new Promise<readonly [string, unknown]>((resolve, reject) => {
    transformScript.call(
      {
        async:
          () =>
          (error: Error | null | undefined, code: string | Buffer = '', map?: unknown) =>
            error ? reject(error) : resolve([code.toString(), map]),
        getOptions: () => options,
        sourceMap,
        resourcePath,
      },
      source,
    )
  })
}

test('the same source gives the same code, wherever it lies and however often it is asked for', async () => {
  const source = `export const made: number = ${Date.now()}\n`
  const [first] = await transformed(source)
  expect(first).toMatch(/^export const made = \d+;\s*$/)
  expect(await transformed(source)).toEqual([first, undefined])
  expect(await transformed(source, { resourcePath: '/b/Other.tsx' })).toEqual([first, undefined])
})

test('other options give other code', async () => {
  const source = `export const once = (a?: number) => a ?? ${Date.now()}\n`
  const older: Options = { jsc: { ...OPTIONS.jsc, target: 'es2015' } }
  const [newer] = await transformed(source)
  expect(newer).toContain('??')
  expect((await transformed(source, { options: older }))[0]).not.toContain('??')
  expect((await transformed(source))[0]).toBe(newer)
})

test('source maps name the file', async () => {
  const [, map] = await transformed('export const a: number = 1\n', { sourceMap: true, resourcePath: '/b/Mapped.tsx' })
  expect(String(map)).toContain('/b/Mapped.tsx')
})

test('what is no TypeScript is an error', async () => {
  await expect(transformed('const = 1')).rejects.toThrow()
})
