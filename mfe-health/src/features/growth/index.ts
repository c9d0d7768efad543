export { OtherChild } from './components/OtherChild'
export { OwnChildren } from './components/OwnChildren'
export { StandardCurves } from './components/StandardCurves'
export { growthSources } from './rules/growth-sources'
