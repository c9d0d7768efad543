export { MarketList } from './components/MarketList'
export { marketView } from './rules/market-view'
