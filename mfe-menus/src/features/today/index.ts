export { TodayMenu } from './components/TodayMenu'
