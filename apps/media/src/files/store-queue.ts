import type { MediaServices } from '../services.ts';
import { type Arrival, StoreLane } from './store-lane.ts';

/** Gives the keys of what was replaced, once the file is there to stay. */
export type StoreQueue = (arrival: Arrival) => Promise<string[]>;

const MOST_LANES = 4;

/** Files that arrive at the same time share the sync of their folder, the statement and the commit. */
export function createStoreQueue(services: Pick<MediaServices, 'pool' | 'log'>): StoreQueue {
  const lanes = new Set<StoreLane>();
  let newest: StoreLane | null = null;

  function open(): StoreLane {
    const lane = new StoreLane(services, () => {
      lanes.delete(lane);
      if (newest === lane) newest = null;
    });
    lanes.add(lane);
    return lane;
  }

  return (arrival) => {
    if (!newest || (!newest.isOpen && lanes.size < MOST_LANES)) newest = open();
    return newest.store(arrival);
  };
}
