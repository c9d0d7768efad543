/** An SVG text as a PNG, `scale` pixels for each of its units. Rejects when the browser can't draw it. */
export async function svgPng(
  svg: string,
  size: { readonly width: number; readonly height: number },
  scale: number,
): Promise<Blob> {
  const picture = new Image(size.width, size.height)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size.width * scale
  canvas.height = size.height * scale
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture of the chart'))))
  })
}
