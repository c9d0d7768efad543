export { fixtureFiles, memoryFolder } from 'content/testing'
