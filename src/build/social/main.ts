import { text } from 'node:stream/consumers'
import { updatePictures, type Order } from './update'

/** A process of its own, so that drawing takes no time from the build: reads an order, says what was done. */
void text(process.stdin)
  .then((order) => updatePictures(JSON.parse(order) as Order))
  .then(({ drawn, removed }) => {
    process.stdout.write(`${drawn} drawn, ${removed} removed`)
  })
