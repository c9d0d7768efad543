import { addressesOn, freshRead, publicRead } from './define'

export const productAddresses = addressesOn('api', {
  'Product/GetById': publicRead(60),
  'Product/GetRandomProducts': freshRead,
  'Product/GetAll': publicRead(60),
  'Product/GetLogos': publicRead(60),
})
