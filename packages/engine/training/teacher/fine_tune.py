"""
Teaches the encoder itself who is at risk, then lets it tell of every text in FOLDER/lessons.jsonl: chances.f32, a logit of four bytes for each.
About an hour on two cores; with FOLDER/teacher.pt there already it only tells: python3 fine_tune.py FOLDER
"""
import json
import os
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from lessons import KINDS, batches_of, padded, read_lessons, step, tell
from sentence_encoder import SentenceEncoder

EPOCHS, BATCH, RATE, HEAD_RATE, DECAY, WARM_SHARE = 2, 48, 2e-4, 1e-3, 0.01, 0.1
PIECES_LEFT, DROPOUT, HEAD_DROPOUT, SLOPE_MAX = 0.1, 0.1, 0.3, 1.0
PIECES_MAX = 128
# Of what is ordinary, so much is learnt from in each epoch: the teacher is to tell grave messages apart.
ORDINARY_SHARE = 0.25


class Teacher(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder, self.mix, self.drop = SentenceEncoder(DROPOUT), nn.Linear(1024, 1 + len(KINDS)), nn.Dropout(HEAD_DROPOUT)
        nn.init.normal_(self.mix.weight, 0, 0.01)

    def forward(self, texts):
        pieces = padded(texts)
        there = torch.arange(pieces.shape[1])[None] < torch.tensor([len(text) for text in texts])[:, None]
        if self.training:
            pieces = pieces.masked_fill(torch.rand(pieces.shape) < PIECES_LEFT, 0)
        states, gone = self.encoder(pieces, there), ~there.unsqueeze(2)
        mean = states.masked_fill(gone, 0).sum(1) / there.sum(1, keepdim=True)
        return self.mix(self.drop(torch.cat([mean, states.masked_fill(gone, -1e4).max(1)[0]], 1)))


def teach(teacher, lessons):
    written = [each for each in lessons if each["written"]]
    ordinary = [each for each in lessons if not each["written"]]
    some = int(len(ordinary) * ORDINARY_SHARE)
    head = list(teacher.mix.parameters())
    groups = [{"params": list(teacher.encoder.parameters()), "most": RATE}, {"params": head, "most": HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, lr=RATE, weight_decay=DECAY)
    steps, done = EPOCHS * ((len(written) + some) // BATCH + 1), 0
    for epoch in range(EPOCHS):
        teacher.train()
        for batch in batches_of(written + random.sample(ordinary, some), "pieces", BATCH):
            answers = teacher([each["pieces"] for each in batch])
            at_risk = torch.tensor([float(each["risk"] != "none") for each in batch])
            kinds = torch.tensor([[float(each["risk"] == kind) for kind in KINDS] for each in batch])
            loss = F.binary_cross_entropy_with_logits(answers[:, 0], at_risk)
            loss = loss + 0.5 * F.binary_cross_entropy_with_logits(answers[:, 1:], kinds, reduction="none").sum(1).mean()
            share, done = done / steps, done + 1
            for group in optimizer.param_groups:
                group["lr"] = group["most"] * (share / WARM_SHARE if share < WARM_SHARE else (1 - share) / (1 - WARM_SHARE))
            step(optimizer, teacher, loss, SLOPE_MAX)
        print(f"epoch {epoch} is over", flush=True)


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    folder = sys.argv[1]
    lessons = read_lessons(folder)
    for lesson, pieces in zip(lessons, open(os.path.join(folder, "pieces.jsonl"))):
        lesson["pieces"] = json.loads(pieces)[:PIECES_MAX] or [0]
    teacher, kept = Teacher(), os.path.join(folder, "teacher.pt")
    if os.path.exists(kept):
        teacher.load_state_dict(torch.load(kept))
    else:
        teach(teacher, [each for each in lessons if "risk" in each and not each["kept"]])
        torch.save(teacher.state_dict(), kept)
    tell(teacher, [each["pieces"] for each in lessons]).tofile(os.path.join(folder, "chances.f32"))
