/** In place of parts of the PDF library that our files never use; see deploy/webpack/pdf/pdf-library.ts. Whoever does use one is told. */
function leftOut(): never {
  throw new Error('This part of the PDF library is left out of the bundle (deploy/webpack/pdf/pdf-library.ts)')
}

export default leftOut
export { leftOut as cbc, leftOut as concatBytes, leftOut as ecb, leftOut as sha256 }
