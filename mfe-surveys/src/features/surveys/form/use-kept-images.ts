import { useEffect, useState } from 'react'
import { keepFile, readFiles } from 'shared-frame/kept'

export interface KeptImages {
  /** Data address by key; null: it is no longer on this device, undefined: not read yet. */
  dataOf(key: string): string | null | undefined
  /** Keeps images under new keys. `isKept`: they outlast a reload. */
  add(images: readonly string[]): Promise<{ readonly keys: readonly string[]; readonly isKept: boolean }>
}

/** The images of a draft, by the keys that the draft names. `days`: how long new ones stay on the device. */
export function useKeptImages(keys: readonly string[], days: number): KeptImages {
  const [read, setRead] = useState<ReadonlyMap<string, string | null>>(new Map())
  const wanted = keys.join(' ')
  useEffect(() => {
    let isGone = false
    const missing = wanted.split(' ').filter((key) => key !== '')
    if (missing.length > 0)
      void readFiles(missing).then((files) => {
        if (!isGone)
          setRead((before) => new Map([...before, ...missing.map((key) => [key, files.get(key) ?? null] as const)]))
      })
    return () => {
      isGone = true
    }
  }, [wanted])

  return {
    dataOf: (key) => read.get(key),
    async add(images) {
      const files = images.map((data) => ({ key: crypto.randomUUID(), data }))
      const kept: boolean[] = []
      for (const { key, data } of files) kept.push(await keepFile(key, data, days))
      setRead((before) => new Map([...before, ...files.map(({ key, data }) => [key, data] as const)]))
      return { keys: files.map(({ key }) => key), isKept: kept.every(Boolean) }
    },
  }
}
