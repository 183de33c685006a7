/** The door for gatsby-node.ts: it runs in Node only. */
export { planPictures } from './plan-pictures'
