import type { ImageFacts } from 'shared-contracts/surveys'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Sizes of images of this site by address; of those that can't be read nothing. */
export function useImageFacts(addresses: readonly string[]): ReadonlyMap<string, ImageFacts> {
  const { data } = useQuery(
    queryOptions({
      queryKey: ['image-facts', addresses],
      queryFn: async () => {
        const all = await Promise.all(addresses.map(async (address) => [address, await readImage(address)] as const))
        return all.flatMap(([address, facts]) => (facts === null ? [] : [[address, facts] as const]))
      },
      enabled: addresses.length > 0,
    }),
  )
  return new Map(data)
}

async function readImage(address: string): Promise<ImageFacts | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return null
  const blob = await answer.blob()
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { bytes: blob.size, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
