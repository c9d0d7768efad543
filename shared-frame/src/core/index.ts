export { illustrationPath } from 'shared-contracts/paths'
export { ArticleCard } from './cards/ArticleCard'
export { ClassCard } from './cards/ClassCard'
export { DishCard } from './cards/DishCard'
export { type BowlMeal, EnergyBowl, MealDot } from './cards/EnergyBowl'
export { MenuDayCard } from './cards/MenuDayCard'
export { Tag } from './cards/Tag'
export { trustedContent } from './content/content-policy'
export { Picture } from './content/Picture'
export { ReviewLine } from './content/ReviewLine'
export { RichText } from './content/RichText'
export { ShareButtons } from './content/ShareButtons'
export { AppLink } from './navigation/AppLink'
export { Breadcrumb, type BreadcrumbStep } from './navigation/Breadcrumb'
export { inPageDestination } from './navigation/link-click'
export { SearchBox } from './navigation/SearchBox'
export { Button, type ButtonProps, LinkButton } from './page/Button'
export { classNames } from './page/class-names'
export { Disclosure } from './page/Disclosure'
export { Icon, type IconName, LineDrawing } from './page/Icon'
export { CardGrid, Page, PageHeader, Section, Stack } from './page/Page'
export { PrintButton } from './page/PrintButton'
export { watchNear } from './page/watch-near'
export { ShellContext, useShell } from './shell/shell-context'
export { createStandaloneShell } from './shell/standalone-shell'
export { useSession } from './shell/use-session'
export { ComingNext } from './states/ComingNext'
export { EmptyState } from './states/EmptyState'
export { ErrorState } from './states/ErrorState'
export { FaultPanel } from './states/FaultPanel'
export { LoadingState, type LoadingStateProps } from './states/LoadingState'
export { LoginRequired } from './states/LoginRequired'
export { Notice, NoticeStack } from './states/Notice'
export { PageMissing } from './states/PageMissing'
export { StatePanel } from './states/StatePanel'
export {
  type KnownSession,
  knownSession,
  useCartItems,
  useChildren,
  useConsents,
  useCounts,
  useFavouriteIds,
  useRegisteredClasses,
  useRemainingSurveys,
  useVisitorProfile,
  type VisitorChild,
  type VisitorProfile,
} from './visitor/index'
