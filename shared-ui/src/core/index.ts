export { ArticleCard, type ArticleCardProps, CardFacts } from './cards/ArticleCard'
export { ClassCard, type ClassCardProps } from './cards/ClassCard'
export { DishCard, type DishCardProps } from './cards/DishCard'
export { type BowlMeal, EnergyBowl, type EnergyBowlProps, type MealColour, MealDot } from './cards/EnergyBowl'
export { MenuDayCard, type MenuDayCardProps, type MenuDayMeal } from './cards/MenuDayCard'
export { NutritionNeed, type NutritionNeedProps } from './cards/NutritionNeed'
export { Price } from './cards/Price'
export { Tag, type TagProps } from './cards/Tag'
export { trustedContent, UnsafeContentError } from './content/content-policy'
export {
  DISH_KINDS,
  DISH_MAINS,
  type DishKind,
  type DishMain,
  dishIllustration,
  illustrationPath,
} from './content/illustration'
export { isNotFoundPicture, Picture, type PictureProps } from './content/Picture'
export { ReviewedBy, type ReviewedByProps } from './content/ReviewedBy'
export { RichText } from './content/RichText'
export { ShareButtons, type ShareButtonsProps } from './content/ShareButtons'
export { type Source, SourceList } from './content/SourceList'
export { AppLink, type AppLinkProps } from './navigation/AppLink'
export { Breadcrumb, type BreadcrumbStep } from './navigation/Breadcrumb'
export { type CategoryTab, CategoryTabs } from './navigation/CategoryTabs'
export { inPageDestination, type LinkClick } from './navigation/link-click'
export { Pager, type PagerProps } from './navigation/Pager'
export { SearchBox, type SearchBoxProps } from './navigation/SearchBox'
export { Button, type ButtonLook, type ButtonProps, LinkButton, type LinkButtonProps } from './page/Button'
export { classNames } from './page/class-names'
export { Disclosure, type DisclosureProps } from './page/Disclosure'
export { Icon, type IconName } from './page/Icon'
export { CardGrid, Page, PageHeader, type PageHeaderProps, Section, type SectionProps, Stack } from './page/Page'
export { PrintButton } from './page/PrintButton'
export { VisuallyHidden } from './page/VisuallyHidden'
export { ShellContext, useShell } from './shell/shell-context'
export { createStandaloneShell } from './shell/standalone-shell'
export { useSession } from './shell/use-session'
export { ComingNext, type ComingNextProps } from './states/ComingNext'
export { EmptyState, type EmptyStateProps } from './states/EmptyState'
export { ErrorState, type ErrorStateProps } from './states/ErrorState'
export { FaultPanel } from './states/FaultPanel'
export { LoadingState, type LoadingStateProps } from './states/LoadingState'
export { LoginRequired, type LoginRequiredProps } from './states/LoginRequired'
export { Notice, type NoticeProps, NoticeStack } from './states/Notice'
export { PageMissing } from './states/PageMissing'
export { StatePanel, type StatePanelProps } from './states/StatePanel'
export {
  useCart,
  useChildren,
  useConsents,
  useCounts,
  useFavouriteIds,
  useRegisteredClasses,
  useVisitorData,
  useVisitorProfile,
  type VisitorChild,
  type VisitorCounts,
  type VisitorProfile,
  type VisitorQuery,
} from './visitor/index'
