export { AppLink, type AppLinkProps } from './AppLink'
export { ArticleCard, type ArticleCardProps, CardFacts } from './ArticleCard'
export { Breadcrumb, type BreadcrumbStep } from './Breadcrumb'
export { Button, type ButtonLook, type ButtonProps, LinkButton, type LinkButtonProps } from './Button'
export { type CategoryTab, CategoryTabs } from './CategoryTabs'
export { ClassCard, type ClassCardProps } from './ClassCard'
export { ComingNext, type ComingNextProps } from './ComingNext'
export { classNames } from './class-names'
export { trustedContent, UnsafeContentError } from './content-policy'
export { Disclosure, type DisclosureProps } from './Disclosure'
export { DishCard, type DishCardProps } from './DishCard'
export { EmptyState, type EmptyStateProps } from './EmptyState'
export { type BowlMeal, EnergyBowl, type EnergyBowlProps, type MealColour, MealDot } from './EnergyBowl'
export { ErrorState, type ErrorStateProps } from './ErrorState'
export { FaultPanel } from './FaultPanel'
export { Icon, type IconName } from './Icon'
export {
  DISH_KINDS,
  DISH_MAINS,
  type DishKind,
  type DishMain,
  dishIllustration,
  illustrationPath,
} from './illustration'
export { LoadingState, type LoadingStateProps } from './LoadingState'
export { LoginRequired, type LoginRequiredProps } from './LoginRequired'
export { inPageDestination, type LinkClick } from './link-click'
export { MenuDayCard, type MenuDayCardProps, type MenuDayMeal } from './MenuDayCard'
export { Notice, type NoticeProps, NoticeStack } from './Notice'
export { NutritionNeed, type NutritionNeedProps } from './NutritionNeed'
export { CardGrid, Page, PageHeader, type PageHeaderProps, Section, type SectionProps, Stack } from './Page'
export { PageMissing } from './PageMissing'
export { Pager, type PagerProps } from './Pager'
export { isNotFoundPicture, Picture, type PictureProps } from './Picture'
export { Price } from './Price'
export { PrintButton } from './PrintButton'
export { ReviewedBy, type ReviewedByProps } from './ReviewedBy'
export { RichText } from './RichText'
export { SearchBox, type SearchBoxProps } from './SearchBox'
export { ShareButtons, type ShareButtonsProps } from './ShareButtons'
export { type Source, SourceList } from './SourceList'
export { StatePanel, type StatePanelProps } from './StatePanel'
export { ShellContext, useShell } from './shell-context'
export { createStandaloneShell } from './standalone-shell'
export { Tag, type TagProps } from './Tag'
export { useSession } from './use-session'
export { VisuallyHidden } from './VisuallyHidden'
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
