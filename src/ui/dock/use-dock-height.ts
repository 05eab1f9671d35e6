import { useEffect, useState } from 'react';

const LEAST = 96;

/** The height of the open dock, which leaves the larger half of the window to the map. */
export function useDockHeight() {
  const [wanted, setWanted] = useState(200);
  const [most, setMost] = useState(mostNow);
  useEffect(() => {
    const onResize = () => setMost(mostNow());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  const height = Math.max(LEAST, Math.min(most, wanted));
  return { height, least: LEAST, most, resize: setWanted };
}

function mostNow(): number {
  return Math.max(LEAST, Math.floor(window.innerHeight / 2));
}
