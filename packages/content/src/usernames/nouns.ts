export const nouns: readonly string[] = `
  acorn alcove almanac anchor apricot arbor atlas aurora ballad bamboo banner beacon birch biscuit
  bonfire bridge brook bugle button cabin cactus candle canoe canyon caravan cedar cello chime cliff
  clover coast comet compass coral cottage cove creek cricket daisy dawn dolphin dune eagle easel echo
  elm ember falcon feather fern fiddle finch firefly fjord flute forest fountain galaxy garden garnet
  gazebo geyser glacier glade granite grove gull harbor harvest hazel hearth hedge heron horizon iris
  island ivy jasmine jigsaw journal juniper kayak kettle kite lagoon lake lantern lark laurel lavender
  lighthouse lilac lily linden lyric maple marble meadow melody meteor mill mosaic mountain nebula
  notebook oasis oboe ocean orchard orchid paddle panda pasture pebble pelican piano pine planet
  prairie puffin puzzle quartz quill reef ribbon ridge river robin rocket sail shore sparrow spruce
  starling stream summit sundial sunrise thistle tide timber topaz trellis tulip tundra vista willow
  windmill wren zephyr
`
  .trim()
  .split(/\s+/);
