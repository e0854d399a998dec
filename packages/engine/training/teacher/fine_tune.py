"""
Teaches the encoder itself who is at risk or what stings, then lets it tell of the texts in FOLDER/lessons.jsonl: chances-NAME.f32, a logit of four bytes for
each text or for each sentence. An hour on two cores; with FOLDER/teacher-NAME.pt there already it only tells: python3 fine_tune.py risk|stings FOLDER
"""
import json
import os
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from lessons import KINDS, batches_of, padded, pooled, read_lessons, step, tell
from sentence_encoder import SentenceEncoder

BATCH, HEAD_RATE, DECAY, WARM_SHARE = 48, 5.0, 0.01, 0.1
PIECES_LEFT, DROPOUT, HEAD_DROPOUT, SLOPE_MAX = 0.1, 0.1, 0.3, 1.0
PIECES_MAX = 140
# One course after another: epochs, rate, and how much of what is ordinary is learnt from. Of danger, first to tell grave messages apart, then that most are not.
COURSES = {"risk": [(2, 2e-4, 0.25), (1, 1.5e-4, 1.0)], "stings": [(2, 2e-4, 1.0), (3, 1.5e-4, 1.0)]}


class Teacher(nn.Module):
    def __init__(self, kinds):
        super().__init__()
        self.encoder, self.mix, self.drop = SentenceEncoder(DROPOUT), nn.Linear(1024, 1 + len(kinds)), nn.Dropout(HEAD_DROPOUT)
        nn.init.normal_(self.mix.weight, 0, 0.01)

    def forward(self, texts, parts):
        pieces = padded(texts)
        there = torch.arange(pieces.shape[1])[None] < torch.tensor([len(text) for text in texts])[:, None]
        if self.training:
            pieces = pieces.masked_fill(torch.rand(pieces.shape) < PIECES_LEFT, 0)
        return self.mix(self.drop(torch.cat(pooled(self.encoder(pieces, there), parts, -1e4), 1)))


def teach(teacher, lessons, name, epochs, most, ordinary_share):
    kinds = KINDS[name]
    written, ordinary = ([each for each in lessons if each["isOrdinary"] == is_ordinary] for is_ordinary in (False, True))
    some = int(len(ordinary) * ordinary_share)
    groups = [{"params": list(teacher.encoder.parameters()), "most": most}, {"params": list(teacher.mix.parameters()), "most": most * HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, lr=most, weight_decay=DECAY)
    steps, done = epochs * ((len(written) + some) // BATCH + 1), 0
    for epoch in range(epochs):
        teacher.train()
        for batch in batches_of(written + random.sample(ordinary, some), "pieces", BATCH):
            told = teacher([each["pieces"] for each in batch], [each["cut"] for each in batch])
            answers = [answer for each in batch for answer in each["answers"][name]]
            right = torch.tensor([[float(answer["is"])] + [float(answer["kind"] == kind) for kind in kinds] for answer in answers])
            counts = torch.tensor([1.0] + [0.5] * len(kinds)) * torch.tensor([answer["weight"] for answer in answers])[:, None]
            loss = (F.binary_cross_entropy_with_logits(told, right, reduction="none") * counts).sum() / counts[:, 0].sum()
            share, done = done / steps, done + 1
            for group in optimizer.param_groups:
                group["lr"] = group["most"] * (share / WARM_SHARE if share < WARM_SHARE else (1 - share) / (1 - WARM_SHARE))
            step(optimizer, teacher, loss, SLOPE_MAX)
        print(f"epoch {epoch} is over", flush=True)


def cut(sentences):
    """Sentences one after another, as many pieces of them as are read, and where each is; what is beyond is told by the last piece."""
    ends = np.cumsum([max(1, len(sentence)) for sentence in sentences]).tolist() or [1]
    flat = [piece for sentence in sentences or [[]] for piece in sentence or [0]][:PIECES_MAX]
    firsts = [min(first, len(flat) - 1) for first in [0, *ends[:-1]]]
    return flat, [[first, max(first + 1, min(end, len(flat)))] for first, end in zip(firsts, ends)]


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    name, folder = sys.argv[1:]
    lessons = read_lessons(folder)
    for lesson, pieces in zip(lessons, open(os.path.join(folder, "pieces.jsonl"))):
        sentences = json.loads(pieces)
        lesson["pieces"], lesson["cut"] = cut(sentences if name == "stings" else [[piece for sentence in sentences for piece in sentence]])
    teacher, kept = Teacher(KINDS[name]), os.path.join(folder, f"teacher-{name}.pt")
    if os.path.exists(kept):
        teacher.load_state_dict(torch.load(kept))
    else:
        for course in COURSES[name]:
            teach(teacher, [each for each in lessons if name in each["answers"] and not each["isKept"]], name, *course)
        torch.save(teacher.state_dict(), kept)
    told = tell(teacher, [each for each in lessons if each["parts"][name]], "pieces", "cut")
    np.concatenate(told)[:, 0].astype(np.float32).tofile(os.path.join(folder, f"chances-{name}.f32"))
