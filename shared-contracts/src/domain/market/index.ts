export { type MarketGood, type MarketGroup, type MarketItem, marketGroups } from './market-groups'
export {
  formatMarketAmount,
  gramsInBasket,
  LANG,
  type LineParts,
  leftToBuy,
  type MarketLine,
  type MarketUnit,
  marketLine,
  totalPrice,
} from './market-line'
export { type BoughtMaterial, type MergedLine, mergeIngredients, type Serving } from './merge-ingredients'
